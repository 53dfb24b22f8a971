const [visitor, organiser] = [150, 245]

/** Most kilobytes of script for the first view of each page. */
export const scriptLimits = {
  landing: 4,
  event: 4,
  registration: 165,
  login: 122,
  register: 123,
  forgotten: 123,
  profile: 125,
  'my-events': 126,
  'partner-wish': 124,
  'team-host': 127,
  'own-registration': 135,
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
