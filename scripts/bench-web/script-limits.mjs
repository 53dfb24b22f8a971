const [visitor, organiser] = [150, 245]

/** Most kilobytes of script for the first view of each page. */
export const scriptLimits = {
  landing: 4,
  event: 4,
  registration: 173,
  login: 143,
  register: 143,
  forgotten: 143,
  profile: 144,
  'my-events': 147,
  'partner-wish': 144,
  'team-host': 146,
  'own-registration': 148,
  card: visitor,
  ...Object.fromEntries(
    [
      ...['wizard', 'dashboard', 'participants', 'participant', 'participant-new', 'participant-edit', 'import'],
      ...['waiting-list', 'teams', 'team', 'board', 'cancellation', 'what-if', 'map', 'distances', 'near-hosts'],
      ...['plan-quality', 'proposal', 'messages-participants', 'messages-teams', 'messages-routes', 'messages-changes'],
      ...['messages-planned', 'messages-overview', 'evening', 'settings', 'payment', 'exports', 'activities', 'again'],
      'diets',
    ].map((name) => [name, organiser]),
  ),
}
