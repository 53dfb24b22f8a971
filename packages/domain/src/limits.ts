/** Limits of fields: docs/rules/limits.md#fields. Lengths count code points, as PostgreSQL does. */
export const limits = {
  text: 255,
  email: 255,
  zip: 10,
  zipMinDigits: 4,
  mobileNumber: 64,
  notes: 512,
  answer: 512,
  questions: 10,
  answerOptionsMin: 2,
  answerOptions: 20,
  description: 4096,
  message: 2048,
  subject: 255,
  comment: 2048,
  /** One question or answer of a conversation with an assistant. */
  conversationEntry: 4096,
  zipRestrictions: 1024,
  zipRestrictionEntries: 200,
  ageMax: 100,
  seatsMax: 100,
  participants: 3000,
  /** Bytes of an uploaded file: a list of people or a picture. */
  uploadedFile: 2 * 1024 * 1024,
  recipients: 3000,
} as const
