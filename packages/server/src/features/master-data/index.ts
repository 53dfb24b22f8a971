export { presentMasterData } from './master-data.present.ts'
