export { teamOf } from './locked-request.ts'
export { openLeaveRequest } from './open-leave-request.ts'
