import type { LANGUAGES } from '@serein/contracts/care';

interface Quarter {
  name: string;
  lat: number;
  lng: number;
}

export interface City {
  name: string;
  state: string;
  /** The language of the place, beside English. */
  language: (typeof LANGUAGES)[number];
  quarters: readonly [Quarter, Quarter, Quarter, Quarter];
}

const quarter = (name: string, lat: number, lng: number): Quarter => ({ name, lat, lng });

/** Real places: the practices in them are invented. */
export const CITIES: readonly City[] = [
  {
    name: 'Kochi',
    state: 'Kerala',
    language: 'Malayalam',
    quarters: [
      quarter('Fort Kochi', 9.9658, 76.2421),
      quarter('Edappally', 10.0261, 76.3085),
      quarter('Kakkanad', 10.0159, 76.3419),
      quarter('Panampilly Nagar', 9.9592, 76.2937),
    ],
  },
  {
    name: 'Thiruvananthapuram',
    state: 'Kerala',
    language: 'Malayalam',
    quarters: [
      quarter('Kowdiar', 8.5241, 76.9606),
      quarter('Pattom', 8.5206, 76.9427),
      quarter('Vazhuthacaud', 8.5009, 76.9594),
      quarter('Kazhakkoottam', 8.5686, 76.8731),
    ],
  },
  {
    name: 'Chennai',
    state: 'Tamil Nadu',
    language: 'Tamil',
    quarters: [
      quarter('Adyar', 13.0012, 80.2565),
      quarter('Mylapore', 13.0368, 80.2676),
      quarter('Anna Nagar', 13.085, 80.2101),
      quarter('Velachery', 12.9815, 80.218),
    ],
  },
  {
    name: 'Bengaluru',
    state: 'Karnataka',
    language: 'English',
    quarters: [
      quarter('Indiranagar', 12.9784, 77.6408),
      quarter('Jayanagar', 12.9308, 77.5838),
      quarter('Koramangala', 12.9352, 77.6245),
      quarter('Malleshwaram', 13.0055, 77.5692),
    ],
  },
  {
    name: 'Hyderabad',
    state: 'Telangana',
    language: 'Telugu',
    quarters: [
      quarter('Banjara Hills', 17.4138, 78.4398),
      quarter('Gachibowli', 17.4401, 78.3489),
      quarter('Secunderabad', 17.4399, 78.4983),
      quarter('Kukatpally', 17.4948, 78.3996),
    ],
  },
  {
    name: 'Mumbai',
    state: 'Maharashtra',
    language: 'Marathi',
    quarters: [
      quarter('Bandra West', 19.0596, 72.8295),
      quarter('Dadar', 19.0178, 72.8478),
      quarter('Powai', 19.1176, 72.906),
      quarter('Andheri East', 19.1136, 72.8697),
    ],
  },
  {
    name: 'Pune',
    state: 'Maharashtra',
    language: 'Marathi',
    quarters: [
      quarter('Koregaon Park', 18.5362, 73.8939),
      quarter('Kothrud', 18.5074, 73.8077),
      quarter('Aundh', 18.558, 73.8075),
      quarter('Viman Nagar', 18.5679, 73.9143),
    ],
  },
  {
    name: 'New Delhi',
    state: 'Delhi',
    language: 'Hindi',
    quarters: [
      quarter('Hauz Khas', 28.5494, 77.2001),
      quarter('Lajpat Nagar', 28.5677, 77.2433),
      quarter('Karol Bagh', 28.6519, 77.1909),
      quarter('Dwarka', 28.5921, 77.046),
    ],
  },
  {
    name: 'Jaipur',
    state: 'Rajasthan',
    language: 'Hindi',
    quarters: [
      quarter('C-Scheme', 26.9124, 75.8009),
      quarter('Malviya Nagar', 26.8548, 75.8243),
      quarter('Vaishali Nagar', 26.9115, 75.7415),
      quarter('Raja Park', 26.8976, 75.8302),
    ],
  },
  {
    name: 'Lucknow',
    state: 'Uttar Pradesh',
    language: 'Hindi',
    quarters: [
      quarter('Gomti Nagar', 26.8496, 81.0072),
      quarter('Hazratganj', 26.8505, 80.9462),
      quarter('Aliganj', 26.8916, 80.9421),
      quarter('Indira Nagar', 26.8789, 80.9953),
    ],
  },
  {
    name: 'Kolkata',
    state: 'West Bengal',
    language: 'Bengali',
    quarters: [
      quarter('Ballygunge', 22.528, 88.3659),
      quarter('Salt Lake', 22.5867, 88.4171),
      quarter('Park Street', 22.553, 88.3525),
      quarter('Behala', 22.4989, 88.3103),
    ],
  },
  {
    name: 'Ahmedabad',
    state: 'Gujarat',
    language: 'Hindi',
    quarters: [
      quarter('Navrangpura', 23.0365, 72.5611),
      quarter('Satellite', 23.0304, 72.5178),
      quarter('Bodakdev', 23.0396, 72.5068),
      quarter('Maninagar', 22.9962, 72.5996),
    ],
  },
];
