import { type Issue, issue } from '@running-dinner/domain'
import { isSecureLink } from '@running-dinner/domain/registration/is-secure-link.ts'

const fields = ['agbLink', 'redirectAfterPurchaseLink'] as const

/** Links without https are allowed outside production only, for trying out. */
export function insecureLinks(production: boolean) {
  return (body: unknown): Issue[] => {
    const links = body as Partial<Record<(typeof fields)[number], string>>
    return fields
      .filter((field) => production && links[field] && !isSecureLink(links[field]))
      .map((field) => issue('link_not_allowed', field))
  }
}
