const [visitor, organiser] = [150, 245]

/** Most kilobytes of script for the first view of each page. */
export const scriptLimits = {
  landing: 4,
  event: 4,
  registration: 177,
  login: 146,
  register: 146,
  forgotten: 146,
  profile: 147,
  'my-events': 149,
  'partner-wish': 147,
  'team-host': 148,
  'own-registration': visitor,
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
