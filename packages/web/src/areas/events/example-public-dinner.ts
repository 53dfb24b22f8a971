import type { PublicDinner } from '@running-dinner/contract/registration.ts'

/** For tests. */
export const examplePublicDinner: PublicDinner = {
  publicSettings: {
    title: 'Sommer-Dinner',
    description: 'Drei Gänge, drei Küchen.',
    publicContactName: 'Mira Lang',
    publicContactEmail: 'mira@example.org',
    publicContactMobileNumber: '',
    endOfRegistrationDate: '2030-05-27',
    registrationDeactivated: false,
    publicDinnerId: 'abc',
    publicDinnerUrl: 'https://example.org/running-dinner-events/abc',
  },
  afterPartyLocation: {
    title: 'After-Event-Party',
    time: '2030-06-02T01:00',
    addressName: 'Café am Platz',
    zip: '76133',
    cityName: 'Karlsruhe',
  },
  date: '2030-06-01',
  timeZone: 'Europe/Berlin',
  city: 'Karlsruhe',
  zip: '76133',
  country: 'DE',
  zipRestrictions: '',
  meals: [
    { id: '1', label: 'Vorspeise', time: '2030-06-01T19:00' },
    { id: '2', label: 'Hauptgang', time: '2030-06-01T21:00' },
    { id: '3', label: 'Nachspeise', time: '2030-06-01T23:00' },
  ],
  runningDinnerType: 'STANDARD',
  registrationType: 'PUBLIC',
  languageCode: 'de',
  teamPartnerWishDisabled: false,
  numSeatsNeededForHost: 6,
  registrationDateExpired: false,
  registrationOpen: true,
  waitingList: false,
  area: null,
  paymentOptions: null,
}
