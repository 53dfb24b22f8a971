import type { EventToRepeat } from '../src/features/events/dinners/event-to-repeat.ts'
import { exampleDinner } from './example-dinner.ts'

/** The event of `exampleDinner` with a question, a price and planned mails of its own. */
export function exampleEventToRepeat(changes: Partial<EventToRepeat> = {}): EventToRepeat {
  const { email, basicDetails, options, publicSettings, afterPartyLocation, contract } = exampleDinner()
  return {
    ...{ email, basicDetails, options, publicSettings, afterPartyLocation, contract },
    registrationQuestions: [
      {
        id: 'question-1',
        label: 'Which drink?',
        kind: 'CHOICE',
        required: true,
        options: [
          { id: 'option-1', label: 'Wine' },
          { id: 'option-2', label: 'Juice' },
        ],
      },
    ],
    allergenListEnabled: true,
    evening: { travelMode: 'BICYCLE', eveningPhone: '' },
    payment: {
      id: 'payment-1',
      brandName: 'Kitchen club',
      pricePerRegistration: '12.50',
      pricePerRegistrationFormatted: '12.50',
      recipientEmail: 'till@example.org',
      agbLink: '',
      redirectAfterPurchaseLink: '',
      provider: 'SANDBOX',
      possible: true,
    },
    plannedMails: [
      { mail: 'ALL_YOU_NEED', isOn: true, text: 'Bring slippers.' },
      { mail: 'REGISTRATION_DIGEST', isOn: false, text: '' },
    ],
    ...changes,
  }
}
