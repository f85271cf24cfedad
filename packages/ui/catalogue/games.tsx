import { useState } from 'react';
import {
  Carousel,
  GameCard,
  GameCardSkeleton,
  GameGrid,
  GameRow,
  Image,
  Rail,
  RailHead,
  Skeletons,
} from '../src/index.ts';
import { Columns, Part } from './part.tsx';

const games = [
  'fortuna-da-arara',
  'carnaval-turbo',
  'boto-encantado',
  'mines',
  'sertao-de-ouro',
  'capivara-zen',
  'brasilia-21',
];
const cover = (slug: string) => ({
  small: `/art/covers/${slug}-165.webp`,
  large: `/art/covers/${slug}-330.webp`,
});

const bone = (index: number) => <GameCardSkeleton key={index} />;

export function Games() {
  const [liked, setLiked] = useState(true);
  return (
    <Part name="games" title="Jogos">
      <Rail
        title="Em alta"
        star="var(--urucum)"
        all={{ href: '#all', label: 'Ver todos' }}
        arrows={{ back: 'Anteriores', forward: 'Próximos' }}
        item="150px"
      >
        {games.map((slug, index) => (
          <GameCard
            key={slug}
            href={`#${slug}`}
            name={slug}
            vendor="Arara Original"
            cover={cover(slug)}
            rank={index + 1}
            favourite={{ on: liked, label: `Favoritar ${slug}`, onToggle: () => setLiked(!liked) }}
          />
        ))}
      </Rail>
      <br />
      <RailHead title="Todos os jogos" all={{ href: '#games', label: 'Ver todos' }} />
      <GameGrid>
        {games.slice(0, 4).map((slug, index) => (
          <GameCard
            key={slug}
            href={`#${slug}`}
            name={slug}
            vendor="Arara Original"
            cover={index === 3 ? cover('nao-existe') : cover(slug)}
            seal={index === 0 ? { tone: 'hot', text: 'Em alta' } : undefined}
            favourite={{ on: index === 1, label: 'Favoritar', onToggle: () => undefined }}
          />
        ))}
        <Skeletons count={3} of={bone} />
      </GameGrid>
      <br />
      <Columns>
        {games.slice(0, 3).map((slug) => (
          <GameRow key={slug} href={`#${slug}`} name={slug} note="há 12 min" cover={cover(slug)} />
        ))}
      </Columns>
      <br />
      <Columns>
        <Image
          sources={[{ url: '/art/banner-junina-720.webp', width: 720 }]}
          sizes="280px"
          alt="Festa junina"
          width={720}
          height={400}
        />
        <Image
          sources={[{ url: '/art/nao-existe.png', width: 720 }]}
          sizes="280px"
          alt="Uma figura que não veio"
          width={720}
          height={400}
        />
      </Columns>
      <br />
      <Carousel
        label="Banners"
        everyMs={0}
        labels={{
          pause: 'Pausar',
          play: 'Girar',
          next: 'Próximo',
          slide: (at, of) => `Banner ${at} de ${of}`,
          role: 'carrossel',
        }}
      >
        {['banner-fortuna', 'banner-junina'].map((name) => (
          <a key={name} href={`#${name}`} aria-label={name}>
            <img
              src={`/art/${name}-720.webp`}
              alt=""
              width={720}
              height={400}
              style={{ inlineSize: '100%', blockSize: 220, objectFit: 'cover' }}
            />
          </a>
        ))}
      </Carousel>
    </Part>
  );
}
