import {
  dinnerTypes,
  genders,
  geocodingQualities,
  isLocalDate,
  languages,
  limits,
  partnerWishStates,
  registrationTypes,
} from '@running-dinner/domain'
import { invitationStates, ownRegistrationClosings } from '@running-dinner/domain/people'
import { z } from 'zod'
import { contactReply, meal, sessionData } from '../events/dinners.ts'
import { optionalText, requiredEmail, requiredText, textOrNone } from '../forms/fields.ts'
import { lateChangeInput, ownRegistrationInput, registrationInput } from '../forms/registration-input.ts'
import { publicCalls } from '../guests/public-calls.ts'
import { route } from '../route.ts'
import { empty, knownNumber } from '../wire/codecs.ts'
import { callLinks } from './call-links.ts'
import { enteredByParticipant } from './participants.ts'
import { allergensReply, answersReply, registrationFormReply } from './registration-form.ts'

/** The price as guests see it, with the organiser who receives the money. */
export const publicPaymentOptions = z.object({
  brandName: z.string(),
  /** Euro with two decimals and a dot, `"12.50"`. */
  pricePerRegistration: z.string(),
  /** The same as it is written in the event's language, without a currency. */
  pricePerRegistrationFormatted: z.string(),
  agbLink: z.string(),
  redirectAfterPurchaseLink: z.string(),
  organiserName: z.string(),
})

/** An event as shown to every visitor: no administration data, no street; the number of people once a single one cannot be guessed from it. */
export const publicDinner = z.object({
  publicSettings: z.object({
    title: z.string(),
    description: z.string(),
    publicContactName: z.string(),
    publicContactEmail: z.string(),
    publicContactMobileNumber: z.string(),
    /** Of the contact's number. */
    callLinks,
    endOfRegistrationDate: z.string(),
    /** By the organiser, or because a paid event has no place left: existing clients offer no form then. */
    registrationDeactivated: z.boolean(),
    publicDinnerId: z.string(),
    publicDinnerUrl: z.string(),
  }),
  afterPartyLocation: z
    .object({ title: z.string(), time: z.string(), addressName: z.string(), zip: z.string(), cityName: z.string() })
    .nullable(),
  date: z.string(),
  zone: z.string(),
  city: z.string(),
  zip: z.string(),
  country: z.string(),
  zipRestrictions: z.string(),
  meals: z.array(meal),
  /** The operator's address, for problems with the page itself; the organiser's contact is in the public settings. */
  adminEmail: z.string(),
  runningDinnerType: z.enum(dinnerTypes),
  registrationType: z.enum(registrationTypes),
  languageCode: z.enum(languages),
  teamPartnerWishDisabled: z.boolean(),
  numSeatsNeededForHost: z.number(),
  /** The deadline has passed; registering on the day itself is still possible. */
  registrationDateExpired: z.boolean(),
  /** Whether registering is possible now. */
  registrationOpen: z.boolean(),
  /** New registrations go to the waiting list. */
  waitingList: z.boolean(),
  /** Why: teams have been built, or the limit of people is reached. */
  waitingReason: z.enum(['TEAMS', 'PLACES']).nullable(),
  /** People who have confirmed, once there are five. */
  headCount: z.number().nullable(),
  /** The middle of the town, for a map of the area. */
  area: z.object({ lat: z.number(), lng: z.number(), quality: z.enum(geocodingQualities) }).nullable(),
  paymentOptions: publicPaymentOptions.nullable(),
  ...registrationFormReply,
})
export type PublicDinner = z.output<typeof publicDinner>

const mealSpecifics = z.object({
  vegetarian: z.boolean(),
  lactose: z.boolean(),
  gluten: z.boolean(),
  vegan: z.boolean(),
  mealSpecificsNote: z.string(),
})

export const registrationSummary = z.object({
  fullname: z.string(),
  gender: z.enum(genders),
  mobile: z.string(),
  email: z.string(),
  streetWithNr: z.string(),
  zipWithCity: z.string(),
  addressRemarks: z.string(),
  bellName: z.string(),
  floor: z.string(),
  entranceNote: z.string(),
  age: knownNumber,
  ageSpecified: z.boolean(),
  numberOfSeats: knownNumber,
  canHost: z.boolean(),
  mealSpecifics,
  notes: z.string(),
  allergens: allergensReply,
  answers: answersReply,
  preferredMeal: z.string().nullable(),
  standbyCook: z.boolean(),
  standbyGuest: z.boolean(),
  teamPartnerWishEmail: z.string(),
  /**
   * How the wish stands is told only with an invitation: without one, a guest could find out who is registered, so every wish
   * is `NOT_EXISTING`. Null without a wish.
   */
  teamPartnerWishState: z.enum(partnerWishStates).nullable(),
  teamPartnerWishRegistrationData: z
    .object({
      firstnamePart: z.string(),
      lastname: z.string(),
      email: z.string(),
      mobileNumber: z.string(),
      /** Null where the second person eats as the first. */
      diet: mealSpecifics.extend({ allergens: allergensReply }).nullable(),
    })
    .nullable(),
  /** No place is left: this registration waits. */
  waitingList: z.boolean(),
  registrationPaymentSummary: publicPaymentOptions
    .extend({
      /** Identifies the payee; shown to paying guests only. */
      organiserAddress: z.string(),
      teamPartnerRegistration: z.boolean(),
      totalPrice: z.string(),
      totalPriceFormatted: z.string(),
    })
    .nullable(),
})
export type RegistrationSummary = z.output<typeof registrationSummary>

/** `registrationSecret` stays in the browser that registered: it may correct the address while it is unconfirmed. */
export const registered = registrationSummary.extend({ registrationSecret: z.string() })
export type Registered = z.output<typeof registered>

export const confirmedRegistration = z.object({
  activatedParticipant: z.object({ firstnamePart: z.string(), lastname: z.string() }),
  activatedTeamPartnerRegistration: z.object({ firstnamePart: z.string(), lastname: z.string() }).nullable(),
  /** The link had been used before; nothing changed. */
  alreadyActivated: z.boolean(),
  waitingList: z.boolean(),
  /** Registered apart, and both wish for each other by now. */
  mutualWish: z.object({ firstnamePart: z.string(), lastname: z.string() }).nullable(),
  /** Opens "my events" of the address that was just proven. */
  portalToken: z.string(),
  /** The person's own page, as a path. */
  selfServicePath: z.string(),
})
export type ConfirmedRegistration = z.output<typeof confirmedRegistration>

/** `UNKNOWN`: not an invitation of this event. The holder of the link already knows who invited them. */
export const invitationStatus = z.object({
  state: z.enum([...invitationStates, 'UNKNOWN']),
  /** While the invitation is open. */
  invitedBy: z.object({ firstnamePart: z.string(), lastname: z.string(), email: z.string() }).nullable(),
})
export type InvitationStatus = z.output<typeof invitationStatus>

export const publicSearch = z.object({
  /** Part of a city's name, or the beginning of a zip. */
  search: optionalText(),
  /** Events from this day on. */
  from: optionalText(10).check(z.refine((value) => value === '' || isLocalDate(value), { error: 'date_invalid' })),
})

export const registrationRoutes = {
  list: route({
    ...publicCalls.list,
    area: 'registration',
    summary: 'Public events to come, nearest date first',
    query: publicSearch,
    reply: z.object({ publicRunningDinners: z.array(publicDinner) }),
  }),
  get: route({
    ...publicCalls.get,
    area: 'registration',
    summary: 'One public or hidden event',
    reply: publicDinner,
  }),
  calendar: route({
    ...publicCalls.calendar,
    area: 'registration',
    summary: 'The evening of a public or hidden event as an entry for a calendar',
    reply: z.unknown(),
    download: true,
  }),
  sessionData: route({
    ...publicCalls.sessionData,
    area: 'registration',
    summary: 'What the registration form offers to choose from',
    reply: sessionData,
  }),
  validate: route({
    ...publicCalls.validate,
    area: 'registration',
    summary: 'Check a registration and show what would be stored; nothing is',
    body: registrationInput,
    reply: registrationSummary,
  }),
  register: route({
    ...publicCalls.register,
    area: 'registration',
    summary: 'Register; counts once the mailed link was followed',
    body: registrationInput,
    repeatable: 'BY_OWN_KEY',
    reply: registered,
  }),
  invitation: route({
    ...publicCalls.invitation,
    area: 'registration',
    summary: 'How the invitation of a mailed link stands; read only',
    body: z.object({ invitation: requiredText(64) }),
    reply: invitationStatus,
  }),
  activate: route({
    ...publicCalls.activate,
    area: 'registration',
    summary: 'Confirm a registration with the value from the mailed link',
    reply: confirmedRegistration,
  }),
  changeAddress: route({
    ...publicCalls.changeAddress,
    area: 'registration',
    summary: 'Correct the address of a registration that is not confirmed yet, and mail its link there',
    body: z.object({ registrationSecret: requiredText(64), newEmailAddress: requiredEmail }),
    reply: empty,
  }),
  resendConfirmation: route({
    ...publicCalls.resendConfirmation,
    area: 'registration',
    summary: 'Mail the confirmation link again; answers the same whether anybody is registered or not',
    body: z.object({ email: requiredEmail }),
    reply: empty,
  }),
  addresses: route({
    ...publicCalls.addresses,
    area: 'registration',
    summary: 'Suggestions while an address is typed; empty where no service is configured',
    query: z.object({ q: optionalText(), zip: optionalText(limits.zip), country: optionalText(2) }),
    reply: z.object({
      suggestions: z.array(
        z.object({ street: z.string(), streetNr: z.string(), zip: z.string(), cityName: z.string() }),
      ),
    }),
  }),
} as const

export const ownRegistration = enteredByParticipant.extend({
  /** The other of a pair that registered together; `root` entered the data. */
  partner: z.object({ firstnamePart: z.string(), lastname: z.string(), role: z.enum(['root', 'child']) }).nullable(),
  registeredAt: z.string(),
  confirmedAt: z.string().nullable(),
  /** Where the address was found. */
  location: z.object({ lat: z.number(), lng: z.number(), quality: z.enum(geocodingQualities) }).nullable(),
  waitingList: z.boolean(),
  hasTeam: z.boolean(),
  /** What was mailed already; before that, the plan may still change. */
  told: z.object({ team: z.boolean(), routeTeamId: z.string().nullable() }),
  /** Whether this page may still change or cancel anything, and why not. */
  editable: z.boolean(),
  /** The whole event is. */
  cancelled: z.boolean(),
  notEditableBecause: z.enum(ownRegistrationClosings).nullable(),
  endOfRegistrationDate: z.string().nullable(),
  consent: z.object({ at: z.string(), version: z.string() }).nullable(),
  /** Of a paid event. */
  termsAcceptedAt: z.string().nullable(),
  dinner: z.object({
    title: z.string(),
    date: z.string(),
    city: z.string(),
    languageCode: z.enum(languages),
    meals: z.array(meal),
    teamPartnerWishDisabled: z.boolean(),
    numSeatsNeededForHost: z.number(),
    ...registrationFormReply,
    ...contactReply,
  }),
})
export type OwnRegistration = z.output<typeof ownRegistration>

export const ownRegistrationRoutes = {
  get: route({
    ...publicCalls.ownRegistration,
    area: 'self service',
    summary: 'Everything that is stored about oneself',
    reply: ownRegistration,
  }),
  change: route({
    ...publicCalls.changeOwnRegistration,
    area: 'self service',
    summary: 'Change one’s own data until the deadline; the organiser is notified',
    body: ownRegistrationInput,
    reply: ownRegistration,
  }),
  changeLate: route({
    ...publicCalls.changeLate,
    area: 'self service',
    summary: 'Correct phone, food, door hints and language until the evening ends, also as a member of a team',
    body: lateChangeInput,
    reply: ownRegistration,
  }),
  cancel: route({
    ...publicCalls.cancelOwnRegistration,
    area: 'self service',
    summary: 'Cancel oneself until the deadline; everything about the person is deleted and the organiser notified',
    reply: empty,
  }),
} as const

const orderOfProvider = z.object({ token: textOrNone(64) })

const orderKey = z.object({
  /** The provider's order, from the address it sent the browser back to. */
  token: requiredText(64),
  /** Known only to the browser that ordered, so that no other can finish or cancel the order. */
  orderSecret: requiredText(64),
})

/** As it was sent, to fill the form again; empty once it is forgotten. */
const storedRegistration = z.record(z.string(), z.unknown())

/** What became of an order: `PROCESSING` is asked again; the last two are final. */
export const orderOutcomes = ['PROCESSING', 'PAID', 'NOT_PAID', 'REFUNDED'] as const

export const orderRoutes = {
  order: route({
    ...publicCalls.order,
    area: 'payments',
    summary: 'Begin to pay for a registration; the browser goes on to the provider',
    body: registrationInput,
    reply: z.object({
      paypalOrderId: z.string(),
      paypalOrderStatus: z.string(),
      approveLink: z.object({ href: z.string(), rel: z.string(), method: z.string() }),
      payerEmail: z.string(),
      payerFullname: z.string(),
      orderSecret: z.string(),
    }),
  }),
  captureOrder: route({
    ...publicCalls.captureOrder,
    area: 'payments',
    summary: 'Back from the provider: take the money and register; again answers the same',
    body: orderKey,
    repeatable: true,
    reply: z.object({
      outcome: z.enum(orderOutcomes),
      summary: registrationSummary.nullable(),
      redirectAfterPurchaseLink: z.string(),
    }),
  }),
  returnFromProvider: route({
    ...publicCalls.returnFromProvider,
    area: 'payments',
    summary:
      'Back from the provider: a navigation goes on to the page that takes the money, a script takes it with the cookie of its order',
    query: orderOfProvider,
    reply: registrationSummary,
    redirectsNavigations: true,
  }),
  giveUpAtProvider: route({
    ...publicCalls.giveUpAtProvider,
    area: 'payments',
    summary:
      'Given up at the provider: a navigation goes on to the page with the form, a script voids the order with its cookie and gets the form',
    query: orderOfProvider,
    reply: storedRegistration,
    redirectsNavigations: true,
  }),
  cancelOrder: route({
    ...publicCalls.cancelOrder,
    area: 'payments',
    summary: 'Given up at the provider: the order is void, its registration comes back to fill the form again',
    body: orderKey,
    reply: z.object({ registration: storedRegistration }),
  }),
} as const
