export { presentClusters } from './clusters.present.ts'
export { presentDinnerRoute } from './dinner-route.present.ts'
export { presentDistances, presentNearHosts } from './route-distances.present.ts'
export { waysOf } from './way-between.ts'
