export { presentDinnerRoute } from './dinner-route.present.ts'
