export { teamOf } from './locked-request.ts'
export { openLeaveRequest } from './own-requests.ts'
