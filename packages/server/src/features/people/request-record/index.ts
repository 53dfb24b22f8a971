export { guestRequestStore } from './guest-request.store.ts'
export { homeRequestToOrganiserMail, requestMail, requestToOrganiserMail } from './request.mails.ts'
export { tellLeavers } from './tell-leavers.ts'
