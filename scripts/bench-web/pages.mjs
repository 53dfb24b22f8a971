import { createPublicEvent } from '../../e2e/public-event.ts'
import { screensOfDemo } from '../../e2e/screens-of-demo.ts'

/** The path of each page in `script-limits.mjs`, in a demo with teams, sent routes and a proposal, and in a public event. */
export async function pagesOfBench(base) {
  const screens = await screensOfDemo(base, 'de')
  const { publicId } = await createPublicEvent(base, { language: 'de', title: 'Sommer-Dinner durch die Südstadt' })
  const own = (page) => screens.route.replace('dinnerroute', page).replace(/\/[^/]+$/, '')
  const [admin, event] = [screens.dashboard, `/running-dinner-events/${publicId}`]
  const { landing, login, register, dashboard, participants, participant, wizard, settings, exports, activities } =
    screens
  const { teams, team, map, distances, proposal } = screens
  return {
    ...{ landing, event, registration: `${event}/registration`, login, register, profile: '/profile' },
    ...{ 'my-events': screens['my-events'], card: screens.route },
    ...{ forgotten: screens['forgotten-password'], 'team-host': screens.host },
    ...{ 'own-registration': own('registration'), 'partner-wish': own('teampartnerwish') },
    ...{ wizard, dashboard, participants, participant, 'participant-new': screens['participant-new'] },
    ...{ 'participant-edit': `${participant}/edit`, import: screens.import, diets: screens.diets },
    ...{ 'waiting-list': `${admin}/participants/waiting-list`, teams, team, board: screens['teams-board'] },
    ...{ cancellation: `${team}/cancel`, 'what-if': `${admin}/teams/what-if`, map, distances },
    ...{ 'near-hosts': screens['near-hosts'], 'plan-quality': screens['plan-quality'], proposal },
    ...{ 'messages-participants': `${admin}/participants/messages`, 'messages-teams': screens.messages },
    ...{ 'messages-routes': `${admin}/dinnerroute/messages`, 'messages-changes': screens['messages-changes'] },
    ...{ 'messages-planned': screens['messages-planned'], 'messages-overview': screens['messages-overview'] },
    ...{ evening: screens['evening-before'], settings, payment: `${admin}/paymentoptions`, exports, activities },
    again: `${admin}/again`,
  }
}
