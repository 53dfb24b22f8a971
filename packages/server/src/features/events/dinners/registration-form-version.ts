import { createHash } from 'node:crypto'
import type { RegistrationForm } from '@running-dinner/domain'

/** Hash of the form, which changes with any change of the questions; used in `If-Match` when the form is saved. */
export function registrationFormVersion({ questions, allergenListEnabled }: RegistrationForm): number {
  const questionFacts = questions.map(({ id, label, kind, options, required }) => [
    id,
    label,
    kind,
    options.map((option) => [option.id, option.label]),
    required,
  ])
  const digest = createHash('sha256').update(JSON.stringify([questionFacts, allergenListEnabled]))
  // As many digits as a plan version may have, which also travels in `If-Match`.
  return digest.digest().readUInt32BE() % 1_000_000_000
}
