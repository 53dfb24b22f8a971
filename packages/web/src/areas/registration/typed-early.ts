import { emptyRegistration, type RegistrationValues } from '../../features/registration/registration-values.ts'

const texts = new Set(['text', 'email', 'tel', 'textarea'])

/** What somebody, or the browser for them, put into the fields before this page was awake. */
export function typedEarly(form: HTMLFormElement | null): Partial<RegistrationValues> {
  const typed: Record<string, string> = {}
  for (const field of form?.elements ?? []) {
    if (!(field instanceof HTMLInputElement) && !(field instanceof HTMLTextAreaElement)) continue
    const isOurs = Object.hasOwn(emptyRegistration, field.name)
    if (isOurs && texts.has(field.type) && field.value !== '') typed[field.name] = field.value
  }
  return typed
}
