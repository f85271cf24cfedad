/** The glyphs of game-icons whose figures act when they win, by their act; all others pulse. */
export const glyphsOf = {
  swing: `
    feather two-feathers asian-lantern bamboo cactus reed seedling monstera-leaf carnival-mask
    cherry grapes banana bow-tie-ribbon chili-pepper old-lantern sloth palm-tree pocket-watch
    ringing-bell lantern fern watering-can horseshoe large-dress party-flags t-shirt rose sugar-cane
    spiral-shell tree-roots falling-leaf linden-leaf plant-seed church anchor lyre bird-cage
    curled-leaf cantua fishing-hook gem-pendant guitar-head high-grass nest-eggs pine-tree sprout
    tree-branch tree-swing treehouse vine-leaf vine-whip wheat corn umbrella poncho winter-gloves
    bird-house aqueduct primitive-necklace gem-necklace`,
  hop: `
    western-hat cowboy-boot capybara frog charging-bull rooster donkey suitcase nest-birds
    brigadeiro beijinho goat skimmer-hat cake-slice shiny-apple running-shoe musical-notes cat bread
    cupcake shrimp crab monkey coins seahorse anteater boar chicken fox frog-prince horse-head
    ostrich sheep squirrel tapir tiger-head buffalo-head spotted-mushroom phrygian-cap footprint
    footsteps big-egg snake-egg cheese-wedge diving-helmet mining-helmet shopping-bag square-bottle
    sunglasses queen-crown trophy-cup ceremonial-mask`,
  rock: `
    duck wood-canoe teapot paddles fruit-bowl deer-head amphora key surf-board coffee-mug
    magnifying-glass honeypot snail cocada pacoca saddle jug coffee-cup coffee-pot fishing-boat
    turtle fruit-tree almond basket galleon barrel sailboat shooner-sailboat mine-wagon railway
    fishing-net empty-metal-bucket-handle coral g-clef`,
  pump: `
    accordion piranha fangs open-treasure-chest croc-jaws spell-book secret-book quindim maria-mole
    desert-skull oyster-pearl crab-claw locked-chest spyglass jellyfish nautilus-shell manual-juicer
    bubbles cauldron camp-cooking-pot mirror-mirror photo-camera whale-tail porcupinefish
    sewing-machine throne-king nectar`,
  beat: `
    drum water-drop mushroom well mushrooms djembe gong xylophone stone-pile wood-pile log war-pick
    totem-head castle wood-cabin ranch-gate`,
  shake: `
    maracas tambourine guitar whistle trumpet flute popcorn snake quill-ink compass coal-wagon
    tree-beehive pe-de-moleque bombom violin gloves saxophone old-microphone steam-locomotive
    coffee-beans coconuts ant parrot-head trident alarm-clock rotary-phone megaphone party-popper
    banana-bunch ants caterpillar earth-worm fly peanut berries-bowl sewing-needle shirt-button
    barbecue`,
  spin: `
    striped-sun sunflower orange lotus-flower flat-star snake-spiral lily-pads round-star hourglass
    daisy paper-windmill bolo-de-rolo lasso sun soccer-ball gold-shell ship-wheel rope-coil
    whirlwind windpump spinning-top snowflake-2 spoted-flower twirly-flower sea-star pineapple lemon
    watermelon strawberry two-coins knot banana-peeled`,
  glow: `
    lotus campfire gold-nuggets imperial-crown moon candle-holder star-formation clock-tower
    honeycomb sunrise bolo-de-festa painted-pottery celebration-fire trophy lantern-flame lighthouse
    amethyst burning-embers burning-eye cut-diamond droplets emerald saphir topaz torch`,
  leap: `
    dolphin double-fish sea-turtle flatfish firework-rocket tropical-fish mermaid big-wave
    school-of-fish manta-ray sea-dragon squid`,
  flap: `
    hummingbird butterfly toucan handheld-fan shoebill-stork barn-owl heron flying-beetle bee ticket
    domino-tiles bow-tie open-book ibis eagle-head treasure-map octopus dragonfly ladybug moon-bats
    scarab-beetle seagull checkered-flag`,
} as const;
