export { presentDinnerRoute } from './dinner-route.present.ts'
export { presentClusters, presentDistances, presentNearHosts } from './route-distances.present.ts'
export { walkingWays } from './walking-ways.ts'
