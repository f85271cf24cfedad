import type { WeeklyTime } from '../../schedule/schedule.ts';

/** The company that draws: a lottery company of a province, on its days of the week. */
export interface Station {
  readonly code: string;
  /** Its own name, the same in every language. */
  readonly name: string;
  /** Code of the draw model. */
  readonly model: 'vn-north' | 'vn-central' | 'vn-south';
  /** Days and times of day in `stationZone`. */
  readonly weekly: readonly WeeklyTime[];
}

export const stationZone = 'Asia/Ho_Chi_Minh';

/** The North draws at one station a day, which goes round the provinces. */
const north: readonly Station[] = [
  station('vn-north', 'ha-noi', 'Hà Nội', [1, 4]),
  station('vn-north', 'quang-ninh', 'Quảng Ninh', [2]),
  station('vn-north', 'bac-ninh', 'Bắc Ninh', [3]),
  station('vn-north', 'hai-phong', 'Hải Phòng', [5]),
  station('vn-north', 'nam-dinh', 'Nam Định', [6]),
  station('vn-north', 'thai-binh', 'Thái Bình', [7]),
];

const central: readonly Station[] = [
  station('vn-central', 'thua-thien-hue', 'Thừa Thiên Huế', [1, 7]),
  station('vn-central', 'phu-yen', 'Phú Yên', [1]),
  station('vn-central', 'dak-lak', 'Đắk Lắk', [2]),
  station('vn-central', 'quang-nam', 'Quảng Nam', [2]),
  station('vn-central', 'da-nang', 'Đà Nẵng', [3, 6]),
  station('vn-central', 'khanh-hoa', 'Khánh Hòa', [3, 7]),
  station('vn-central', 'binh-dinh', 'Bình Định', [4]),
  station('vn-central', 'quang-tri', 'Quảng Trị', [4]),
  station('vn-central', 'quang-binh', 'Quảng Bình', [4]),
  station('vn-central', 'gia-lai', 'Gia Lai', [5]),
  station('vn-central', 'ninh-thuan', 'Ninh Thuận', [5]),
  station('vn-central', 'quang-ngai', 'Quảng Ngãi', [6]),
  station('vn-central', 'dak-nong', 'Đắk Nông', [6]),
  station('vn-central', 'kon-tum', 'Kon Tum', [7]),
];

const south: readonly Station[] = [
  station('vn-south', 'ho-chi-minh', 'TP. Hồ Chí Minh', [1, 6]),
  station('vn-south', 'dong-thap', 'Đồng Tháp', [1]),
  station('vn-south', 'ca-mau', 'Cà Mau', [1]),
  station('vn-south', 'ben-tre', 'Bến Tre', [2]),
  station('vn-south', 'vung-tau', 'Vũng Tàu', [2]),
  station('vn-south', 'bac-lieu', 'Bạc Liêu', [2]),
  station('vn-south', 'dong-nai', 'Đồng Nai', [3]),
  station('vn-south', 'can-tho', 'Cần Thơ', [3]),
  station('vn-south', 'soc-trang', 'Sóc Trăng', [3]),
  station('vn-south', 'tay-ninh', 'Tây Ninh', [4]),
  station('vn-south', 'an-giang', 'An Giang', [4]),
  station('vn-south', 'binh-thuan', 'Bình Thuận', [4]),
  station('vn-south', 'vinh-long', 'Vĩnh Long', [5]),
  station('vn-south', 'binh-duong', 'Bình Dương', [5]),
  station('vn-south', 'tra-vinh', 'Trà Vinh', [5]),
  station('vn-south', 'long-an', 'Long An', [6]),
  station('vn-south', 'binh-phuoc', 'Bình Phước', [6]),
  station('vn-south', 'hau-giang', 'Hậu Giang', [6]),
  station('vn-south', 'tien-giang', 'Tiền Giang', [7]),
  station('vn-south', 'kien-giang', 'Kiên Giang', [7]),
  station('vn-south', 'da-lat', 'Đà Lạt', [7]),
];

/**
 * The weekly round, as public result pages and bookmakers' rules of 2025 and 2026 give it in agreement
 * (docs/rule_docs.md of github.com/Dominicushuy/sobet-nextjs for all three regions). Companies kept
 * their names when provinces were merged in 2025.
 */
export const stations: readonly Station[] = [...north, ...central, ...south];

function station(
  model: Station['model'],
  code: string,
  name: string,
  weekdays: readonly number[],
): Station {
  const at = { 'vn-north': '18:15', 'vn-central': '17:15', 'vn-south': '16:15' }[model];
  return { code, name, model, weekly: weekdays.map((weekday) => ({ weekday, at })) };
}
