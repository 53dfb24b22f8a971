/** Every address of the product; links are built here and nowhere else. */
const wizardBase = '/running-dinner-wizard'

const admin = (adminId: string) => `/admin/${encodeURIComponent(adminId)}`
const event = (publicId: string) => `/running-dinner-events/${encodeURIComponent(publicId)}`
const self = (selfAdminId: string) => `/self/${encodeURIComponent(selfAdminId)}`

export const paths = {
  landing: () => '/',
  newsletter: (token: string) => `/newsletter/${encodeURIComponent(token)}`,
  /** Answers a form with a new demo. */
  readyDemo: () => '/running-dinner-demo',
  guide: () => '/running-dinner-veranstalten-teilnehmen',
  news: () => '/news',
  create: () => '/create-running-dinner',
  imprint: () => '/impressum',
  privacy: () => '/datenschutz',
  events: () => '/running-dinner-events',
  feedback: () => '/feedback',

  event: (publicId: string) => event(publicId),
  registration: (publicId: string) => `${event(publicId)}/registration`,
  registrationFinished: (publicId: string) => `${event(publicId)}/registration-finished`,
  /** The mailed confirmation link. */
  activate: (publicId: string, token: string) => `${event(publicId)}/${encodeURIComponent(token)}/activate`,
  resendConfirmation: (publicId: string) => `${event(publicId)}/resend-confirmation`,

  myEvents: () => '/my-events',
  myEvent: (selfAdminId: string, participantId: string) =>
    `/my-events/event/${encodeURIComponent(selfAdminId)}/${encodeURIComponent(participantId)}`,

  account: {
    login: () => '/login',
    register: () => '/register',
    profile: () => '/profile',
    confirm: (token: string) => `/register/confirm/${encodeURIComponent(token)}`,
    forgottenPassword: () => '/login/forgotten',
    newPassword: (token: string) => `/login/new-password/${encodeURIComponent(token)}`,
  },
  platform: () => '/platform',

  wizard: {
    basics: () => wizardBase,
    demo: () => `${wizardBase}?demoDinner=true`,
    options: () => `${wizardBase}/options`,
    mealTimes: () => `${wizardBase}/mealtimes`,
    registrationSettings: () => `${wizardBase}/registration-settings`,
    participantsPreview: () => `${wizardBase}/participants-preview`,
    finish: () => `${wizardBase}/finish`,
    summary: () => `${wizardBase}/summary`,
  },

  admin: {
    dashboard: (adminId: string) => admin(adminId),
    acknowledge: (adminId: string, token: string) => `${admin(adminId)}/${encodeURIComponent(token)}/acknowledge`,
    /** Leads to the wizard, which begins with the settings of this event. */
    again: (adminId: string) => `${admin(adminId)}/again`,
    activities: (adminId: string) => `${admin(adminId)}/activities`,
    /** What is happening at the tables; also opened by the links of helpers. */
    evening: (adminId: string) => `${admin(adminId)}/evening`,
    /** What the own page of a guest shows; in a demo without a person that of somebody. */
    asGuest: (adminId: string, participantId = '') =>
      `${admin(adminId)}/as-guest${participantId === '' ? '' : `/${encodeURIComponent(participantId)}`}`,
    participants: (adminId: string) => `${admin(adminId)}/participants`,
    /** Who eats what; with a need only the people who have it. */
    diets: (adminId: string, need = '') => `${admin(adminId)}/participants/diets${need === '' ? '' : `?need=${need}`}`,
    newParticipant: (adminId: string) => `${admin(adminId)}/participants/new`,
    editParticipant: (adminId: string, participantId: string) =>
      `${admin(adminId)}/participants/${encodeURIComponent(participantId)}/edit`,
    participant: (adminId: string, participantId: string) =>
      `${admin(adminId)}/participants/${encodeURIComponent(participantId)}`,
    /** The waiting people, and what can be done with them. */
    waitingList: (adminId: string) => `${admin(adminId)}/participants/waiting-list`,
    importParticipants: (adminId: string) => `${admin(adminId)}/participants/import`,
    participantMessages: (adminId: string) => `${admin(adminId)}/participants/messages`,
    /** A message to all participants, regardless of an earlier choice. */
    notifyEverybody: (adminId: string) => `${admin(adminId)}/participants/messages?messageSubType=RECIPIENTS_ALL`,
    teams: (adminId: string) => `${admin(adminId)}/teams`,
    team: (adminId: string, teamId: string) => `${admin(adminId)}/teams/${encodeURIComponent(teamId)}`,
    /** All teams, by course or by table, for moving people and teams. */
    teamsBoard: (adminId: string) => `${admin(adminId)}/teams/board`,
    cancelTeam: (adminId: string, teamId: string) => `${admin(adminId)}/teams/${encodeURIComponent(teamId)}/cancel`,
    /** How bad it would be if a team dropped out. */
    whatIf: (adminId: string) => `${admin(adminId)}/teams/what-if`,
    teamMessages: (adminId: string) => `${admin(adminId)}/teams/messages`,
    dinnerRouteMessages: (adminId: string) => `${admin(adminId)}/dinnerroute/messages`,
    /** What changed for people since they were notified. */
    changeMessages: (adminId: string) => `${admin(adminId)}/messages/changes`,
    plannedMails: (adminId: string) => `${admin(adminId)}/messages/planned`,
    messagesOverview: (adminId: string) => `${admin(adminId)}/messages/overview`,
    mailProtocol: (adminId: string, jobId: string) => `${admin(adminId)}/mailprotocols/${encodeURIComponent(jobId)}`,
    hostLocations: (adminId: string) => `${admin(adminId)}/hostlocations`,
    distances: (adminId: string) => `${admin(adminId)}/hostlocations/distances`,
    nearHosts: (adminId: string) => `${admin(adminId)}/hostlocations/near-hosts`,
    planQuality: (adminId: string) => `${admin(adminId)}/hostlocations/quality`,
    optimization: (adminId: string, optimizationId: string) =>
      `${admin(adminId)}/hostlocations/optimization/${encodeURIComponent(optimizationId)}`,
    settings: (adminId: string) => `${admin(adminId)}/settings`,
    exports: (adminId: string) => `${admin(adminId)}/exports`,
    paymentOptions: (adminId: string) => `${admin(adminId)}/paymentoptions`,
  },

  self: {
    teamHost: (selfAdminId: string, participantId: string, teamId: string) =>
      `${self(selfAdminId)}/teamhost/${encodeURIComponent(participantId)}/${encodeURIComponent(teamId)}`,
    dinnerRoute: (selfAdminId: string, participantId: string, teamId: string) =>
      `${self(selfAdminId)}/dinnerroute/${encodeURIComponent(participantId)}/${encodeURIComponent(teamId)}`,
    partnerWish: (selfAdminId: string, participantId: string) =>
      `${self(selfAdminId)}/teampartnerwish/${encodeURIComponent(participantId)}`,
    /** An offered place, by the secret of its mail. */
    offer: (token: string) => `/self/offers/${encodeURIComponent(token)}`,
    /** The link in the first mail to a person whom the organiser added. */
    removal: (selfAdminId: string, participantId: string) =>
      `${self(selfAdminId)}/removal/${encodeURIComponent(participantId)}`,
    /** One's own data: see, change, cancel. */
    registration: (selfAdminId: string, participantId: string) =>
      `${self(selfAdminId)}/registration/${encodeURIComponent(participantId)}`,
  },
} as const

/** Areas that are rendered only in the browser: they show private data, or data that changes while it is shown. */
const workPaths = [
  /^\/(admin|self)\/[^/]/i,
  /^\/(running-dinner-wizard|my-events|login|register|profile|platform)(\/|$)/i,
]

export function isWorkPath(pathname: string): boolean {
  return workPaths.some((path) => path.test(pathname))
}
