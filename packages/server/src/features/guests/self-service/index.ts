export { presentSession } from './own-pages.present.ts'
export { ownTeam, presentOwnTeam } from './own-team.ts'
export {
  type OwnPageWords,
  ownPageWithoutScripts,
  ownPageWords,
  paragraph,
  sendOwnPage,
  sendOwnProblem,
} from './plain-own-page.routes.ts'
export { changeOwnHost } from './self-service.routes.ts'
