import type { DinnerReply } from '@running-dinner/contract/events'

/** A public event in five months, as its organiser sees it. Six seats are needed to host, 18 people at least to begin. */
export function exampleDinner(changes: Partial<DinnerReply> = {}): DinnerReply {
  const meals = [
    { id: 'meal-1', label: 'Starter', time: '2027-10-02T19:00' },
    { id: 'meal-2', label: 'Main course', time: '2027-10-02T21:00' },
    { id: 'meal-3', label: 'Dessert', time: '2027-10-02T23:00' },
  ]
  return {
    id: 'dinner-1',
    adminId: 'admin-1',
    email: 'organiser@example.org',
    runningDinnerType: 'STANDARD',
    basicDetails: {
      title: 'Dinner in Freiburg',
      city: 'Freiburg',
      zip: '79098',
      date: '2027-10-02',
      registrationType: 'PUBLIC',
      languageCode: 'en',
      zone: 'Europe/Berlin',
      country: 'DE',
      zipRestrictions: '',
      teamPartnerWishDisabled: false,
    },
    options: {
      teamSize: 2,
      genderAspects: 'IGNORE_GENDER',
      forceEqualDistributedCapacityTeams: true,
      considerShortestPaths: false,
      teamPartnerWishDisabled: false,
      meals,
    },
    meals,
    publicSettings: {
      title: 'Dinner in Freiburg',
      description: 'Three courses in three kitchens.',
      publicContactName: 'Olga Organiser',
      publicContactEmail: 'organiser@example.org',
      publicContactMobileNumber: '',
      endOfRegistrationDate: '2027-09-25',
      registrationDeactivated: false,
      participantLimit: null,
      publicDinnerId: 'public-1',
      publicDinnerUrl: 'http://localhost:8080/running-dinner-events/public-1',
    },
    afterPartyLocation: null,
    contract: null,
    registrationQuestions: [],
    allergenListEnabled: false,
    registrationFormVersion: 0,
    acknowledgedDate: '2027-04-01T10:00:00Z',
    cancellationDate: null,
    sessionData: {
      genders: [],
      registrationTypes: [],
      genderAspects: [],
      numSeatsNeededForHost: 6,
      assignableParticipantSizes: { minimumParticipantsNeeded: 18, nextParticipantsOffsetSize: 6 },
    },
    ...changes,
  }
}
