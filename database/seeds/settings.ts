import { bundled, languages } from '@arara/i18n';
import { fieldRule } from '@arara/rules';
import type { SiteSettings } from '../../apps/server/src/modules/site/index.ts';

/** The settings that a brand must give of itself. */
type OfBrand = 'siteName' | 'legalName' | 'documents' | 'look' | 'firstTheme';

/** Settings of a new operator, whatever its brand; a brand says what it has otherwise. */
export const houseSettings: Omit<SiteSettings, OfBrand> = {
  defaultLanguage: 'pt-BR',
  // Those with sentences of their own first; the others read the nearest.
  languages: [
    ...bundled,
    ...languages.map(({ tag }) => tag).filter((tag) => !bundled.includes(tag)),
  ],
  loggedInHome: false,
  ageMinimum: 18,
  bannerAutoplayMs: 5_000,
  realityCheckMinutes: 30,
  autoPlay: true,
  // As specified (section 9): one day.
  staySignedInDays: 1,
  pictureMegabytes: 200,
  ageGate: true,
  serviceOrigins: [],
  feedback: { minLength: 10, maxLength: 500 },
  gtagId: null,
  imageCDNs: [],
  launchGameCDNs: [],
  registration: {
    fields: {
      username: fieldRule('first-letter', 4, 16),
      password: fieldRule('letter-and-digit-required', 8, 20),
      confirmPassword: fieldRule('letter-and-digit-required', 8, 20),
      payeeName: fieldRule('full-name', 5, 80),
      idNumber: fieldRule('cpf', 11, 14),
      email: fieldRule('email', 6, 120),
      mobileNum: fieldRule('phone', 8, 20, 'optional'),
      affiliateCode: fieldRule('letters-and-digits', 4, 20, 'optional'),
      referralCode: fieldRule('letters-and-digits', 4, 20, 'optional'),
    },
    captcha: false,
    referral: true,
    terms: { version: '1', path: '/afiliados' },
    lossDay: { suggested: '200.00', max: '10000.00' },
    timeDayMinutes: { suggested: 120, max: 1_440 },
  },
  entry: {
    botCheck: { login: false, register: true, freePlay: true },
    password: { flaggedHash: null, maxAgeDays: null },
    agentHosts: [],
    club: [
      { rankLevel: 0, labelName: 'Ninho', color: '#6B5B4B', color2: '#EADBC2', turnover: '0' },
      { rankLevel: 1, labelName: 'Pena', color: '#1E6B52', color2: '#CFE8DC', turnover: '1000.00' },
      { rankLevel: 2, labelName: 'Asa', color: '#1F5FA8', color2: '#D3E3F5', turnover: '10000.00' },
      { rankLevel: 3, labelName: 'Voo', color: '#8A4B08', color2: '#F6DFC0', turnover: '50000.00' },
      {
        rankLevel: 4,
        labelName: 'Copa',
        color: '#A32A1E',
        color2: '#F6D5D0',
        turnover: '200000.00',
      },
      {
        rankLevel: 5,
        labelName: 'Arara',
        color: '#5B2A86',
        color2: '#E5D6F2',
        turnover: '1000000.00',
      },
    ],
  },
};
