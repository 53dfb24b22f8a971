import type { Coordinate, GeocodingResult, Language } from '../../events/dinner/dinner.ts'
import { unknownDoor } from '../participants/door.ts'
import { emailIdentity } from '../participants/email.ts'
import type { ParticipantData } from '../participants/participant.ts'

interface DemoPerson extends Coordinate, Partial<ParticipantData> {
  firstnamePart: string
  lastname: string
  street: string
  streetNr: string
  zip: string
  numSeats: number
}

/** Invented people in real streets of Leipzig; their coordinates were set by hand. */
// biome-ignore format: one line per person reads as the list it is
const demoPeople: readonly DemoPerson[] = [
  { firstnamePart: 'Marlene', lastname: 'Ahrendt', gender: 'FEMALE', street: 'Karl-Liebknecht-Straße', streetNr: '62', zip: '04275', lat: 51.3227, lng: 12.3738, numSeats: 6, age: 29, vegetarian: true },
  { firstnamePart: 'Tobias', lastname: 'Wiegand', gender: 'MALE', street: 'Körnerstraße', streetNr: '20', zip: '04107', lat: 51.3256, lng: 12.3691, numSeats: 2, age: 31 },
  { firstnamePart: 'Oliver', lastname: 'Hartley', gender: 'MALE', street: 'Gohliser Straße', streetNr: '21', zip: '04155', lat: 51.3546, lng: 12.3681, numSeats: 8, age: 35, addressRemarks: 'Hinterhaus, 2. Stock' },
  { firstnamePart: 'Jördis', lastname: 'Kretschmar', gender: 'FEMALE', street: 'Menckestraße', streetNr: '27', zip: '04155', lat: 51.3577, lng: 12.3629, numSeats: 4, age: 27, vegan: true },
  { firstnamePart: 'Samira', lastname: 'Yildirim', gender: 'FEMALE', street: 'Eisenbahnstraße', streetNr: '61', zip: '04315', lat: 51.3458, lng: 12.3993, numSeats: 6, age: 24 },
  { firstnamePart: 'Konrad', lastname: 'Petzold', gender: 'MALE', street: 'Konradstraße', streetNr: '32', zip: '04315', lat: 51.3469, lng: 12.3998, numSeats: 0, age: 26 },
  { firstnamePart: 'Felicitas', lastname: 'Brandauer', gender: 'FEMALE', street: 'Karl-Heine-Straße', streetNr: '55', zip: '04229', lat: 51.3331, lng: 12.3357, numSeats: 10, age: 38, lactose: true },
  { firstnamePart: 'Henrik', lastname: 'Sandström', gender: 'MALE', street: 'Zschochersche Straße', streetNr: '48', zip: '04229', lat: 51.3317, lng: 12.3379, numSeats: 4, age: 40 },
  { firstnamePart: 'Emily', lastname: 'Carrington', gender: 'FEMALE', street: 'Könneritzstraße', streetNr: '43', zip: '04229', lat: 51.3243, lng: 12.3497, numSeats: 6, age: 33 },
  { firstnamePart: 'Lukas', lastname: 'Oberländer', gender: 'MALE', street: 'Arndtstraße', streetNr: '30', zip: '04275', lat: 51.3237, lng: 12.3703, numSeats: 6, age: 28, mealSpecificsNote: 'Keine Haselnüsse' },
  { firstnamePart: 'Birte', lastname: 'Hansen', gender: 'FEMALE', street: 'Kurt-Eisner-Straße', streetNr: '35', zip: '04275', lat: 51.3191, lng: 12.3699, numSeats: 2, age: 45 },
  { firstnamePart: 'Rasmus', lastname: 'Lindner', gender: 'MALE', street: 'Bornaische Straße', streetNr: '31', zip: '04277', lat: 51.3081, lng: 12.3763, numSeats: 8, age: 36, vegetarian: true },
  { firstnamePart: 'Theresa', lastname: 'Vogelsang', gender: 'FEMALE', street: 'Waldstraße', streetNr: '40', zip: '04105', lat: 51.3476, lng: 12.3607, numSeats: 6, age: 30, gluten: true },
  { firstnamePart: 'Jakob', lastname: 'Winterfeld', gender: 'MALE', street: 'Jahnallee', streetNr: '28', zip: '04109', lat: 51.3431, lng: 12.3631, numSeats: 0, age: 23 },
  { firstnamePart: 'Nadia', lastname: 'Rossi', gender: 'FEMALE', street: 'Georg-Schwarz-Straße', streetNr: '30', zip: '04177', lat: 51.3394, lng: 12.327, numSeats: 4, age: 32, vegetarian: true },
  { firstnamePart: 'Benedikt', lastname: 'Sommerau', gender: 'MALE', street: 'Dresdner Straße', streetNr: '41', zip: '04317', lat: 51.3392, lng: 12.3947, numSeats: 7, age: 34 },
  { firstnamePart: 'Robin', lastname: 'Falkner', gender: 'UNDEFINED', street: 'Oststraße', streetNr: '25', zip: '04317', lat: 51.3331, lng: 12.3966, numSeats: 6, age: 22, mealSpecificsNote: 'Kein Koriander' },
  { firstnamePart: 'Graham', lastname: 'Ellsworth', gender: 'MALE', street: 'Wolfgang-Heinze-Straße', streetNr: '22', zip: '04277', lat: 51.3078, lng: 12.3717, numSeats: 2, age: 41 },
]

/** The same homes with English names, in the order of `demoPeople`, each of the same gender. */
// biome-ignore format: one line per person reads as the list it is
const englishDemoPeople: readonly (Pick<DemoPerson, 'firstnamePart' | 'lastname'> & Partial<DemoPerson>)[] = [
  { firstnamePart: 'Megan', lastname: 'Ashworth' },
  { firstnamePart: 'Toby', lastname: 'Whitlock' },
  { firstnamePart: 'Oliver', lastname: 'Hartley', addressRemarks: 'Rear building, second floor' },
  { firstnamePart: 'Imogen', lastname: 'Farrow' },
  { firstnamePart: 'Priya', lastname: 'Raman' },
  { firstnamePart: 'Conor', lastname: 'Brannigan' },
  { firstnamePart: 'Felicity', lastname: 'Marlowe' },
  { firstnamePart: 'Henry', lastname: 'Sandford' },
  { firstnamePart: 'Emily', lastname: 'Carrington' },
  { firstnamePart: 'Lewis', lastname: 'Overton', mealSpecificsNote: 'No hazelnuts' },
  { firstnamePart: 'Brenda', lastname: 'Hanley' },
  { firstnamePart: 'Rory', lastname: 'Lindsay' },
  { firstnamePart: 'Tessa', lastname: 'Birdwell' },
  { firstnamePart: 'Jacob', lastname: 'Winterbourne' },
  { firstnamePart: 'Nadia', lastname: 'Rossi' },
  { firstnamePart: 'Benedict', lastname: 'Summers' },
  { firstnamePart: 'Robin', lastname: 'Falconer', mealSpecificsNote: 'No coriander' },
  { firstnamePart: 'Graham', lastname: 'Ellsworth' },
]

export interface DemoParticipant extends ParticipantData {
  languageCode: Language
  geocodingResult: GeocodingResult
}

export interface Demo {
  city: string
  zip: string
  country: string
  participants: DemoParticipant[]
}

/** Two of them wish for each other, so that a demo shows partner wishes too. */
const mutualWish: readonly [number, number] = [2, 3]

/** The town and the 18 people a demo event starts with. They have coordinates already, so that maps work offline. */
export function createDemo(language: Language): Demo {
  const participants = peopleIn(language).map((person, index) => ({
    ...asParticipant(person, index),
    languageCode: language,
  }))
  const [firstPerson, secondPerson] = mutualWish.map((index) => participants[index])
  if (firstPerson !== undefined && secondPerson !== undefined) {
    firstPerson.teamPartnerWishEmail = secondPerson.email
    secondPerson.teamPartnerWishEmail = firstPerson.email
  }
  return { city: 'Leipzig', zip: '04109', country: 'DE', participants }
}

/** The homes are the same in every language, so that every demo has the same good plan. */
function peopleIn(language: Language): DemoPerson[] {
  if (language === 'de') return [...demoPeople]
  return demoPeople.map((person, index) => ({ ...person, ...englishDemoPeople[index] }))
}

function asParticipant({ lat, lng, ...person }: DemoPerson, index: number): Omit<DemoParticipant, 'languageCode'> {
  return {
    gender: 'UNDEFINED',
    email: demoEmail(person),
    // A block of numbers that is never assigned: reserved for films and books.
    mobileNumber: `0171 39200${String(index + 10)}`,
    cityName: 'Leipzig',
    country: 'DE',
    addressRemarks: '',
    ...unknownDoor,
    age: undefined,
    vegetarian: false,
    lactose: false,
    gluten: false,
    vegan: false,
    mealSpecificsNote: '',
    notes: '',
    miscNotes: '',
    teamPartnerWishEmail: '',
    standbyCook: false,
    standbyGuest: false,
    allergens: [],
    answers: [],
    preferredMeal: undefined,
    ...person,
    geocodingResult: { lat, lng, quality: 'MANUAL' },
  }
}

function demoEmail({ firstnamePart, lastname }: Pick<DemoPerson, 'firstnamePart' | 'lastname'>): string {
  const plain = `${firstnamePart}.${lastname}`.normalize('NFD').replace(/\p{M}/gu, '')
  return emailIdentity(`${plain}@example.org`)
}
