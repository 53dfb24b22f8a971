export { guestRequestStore } from './guest-request.store.ts'
export { homeRequestToOrganiserMail, notifyLeavers, requestMail, requestToOrganiserMail } from './request.mails.ts'
