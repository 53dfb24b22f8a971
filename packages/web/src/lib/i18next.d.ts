import 'i18next'
import type { PhraseNamespaces } from './load-phrases.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: PhraseNamespaces
  }
}
