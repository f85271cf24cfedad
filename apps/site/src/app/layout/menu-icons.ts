import {
  AffiliatesIcon,
  CardsIcon,
  EsportsIcon,
  FacebookIcon,
  FishIcon,
  FlameIcon,
  HomeIcon,
  InstagramIcon,
  LiveIcon,
  LotteryBallIcon,
  LotusIcon,
  MessageIcon,
  OriginalsIcon,
  PromotionsIcon,
  SlotsIcon,
  SportsIcon,
  TelegramIcon,
  TicketIcon,
  TrophyIcon,
  WhatsappIcon,
} from '@arara/ui';
import type { IconComponent } from '@arara/ui';

/** Icons of the menu by the key of their entry. */
export const menuIcons: Readonly<Record<string, IconComponent>> = {
  home: HomeIcon,
  hot: FlameIcon,
  RNG: SlotsIcon,
  INHOUSE: OriginalsIcon,
  LIVE: LiveIcon,
  FISH: FishIcon,
  PVP: CardsIcon,
  SPORTS: SportsIcon,
  ESPORTS: EsportsIcon,
  LOTT: TicketIcon,
  ELOTT: LotteryBallIcon,
  vietnam: LotusIcon,
  promotions: PromotionsIcon,
  affiliates: AffiliatesIcon,
  winners: TrophyIcon,
};

/** Marks of social sites by resource type. */
export const socialIcons: Readonly<Record<string, IconComponent>> = {
  FACEBOOK: FacebookIcon,
  INSTAGRAM: InstagramIcon,
  TELEGRAM: TelegramIcon,
  WHATSAPP: WhatsappIcon,
  CHATROOM: MessageIcon,
};
