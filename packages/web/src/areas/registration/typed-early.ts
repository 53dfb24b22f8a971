import { emptyRegistration, type RegistrationValues } from '../../features/registration/registration-values.ts'

const texts = new Set(['text', 'email', 'tel', 'textarea'])

/** What somebody, or the browser for them, put into the fields before this page was awake. */
export function typedEarly(form: HTMLFormElement | null): Partial<RegistrationValues> {
  const typed: Record<string, string | boolean> = {}
  for (const field of form?.elements ?? []) {
    if (!(field instanceof HTMLInputElement) && !(field instanceof HTMLTextAreaElement)) continue
    const value = answerIn(field)
    const isOurs = Object.hasOwn(emptyRegistration, field.name)
    if (isOurs && value !== undefined && value !== emptyRegistration[field.name as keyof RegistrationValues])
      typed[field.name] = value
  }
  return typed
}

/** Undefined where nothing was chosen. */
function answerIn(field: HTMLInputElement | HTMLTextAreaElement): string | boolean | undefined {
  if (texts.has(field.type)) return field.value
  if (!(field instanceof HTMLInputElement) || !field.checked) return undefined
  return field.type === 'radio' ? field.value : true
}
