import 'i18next'
import type { PhraseNamespaces } from './phrase-loaders.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: PhraseNamespaces
  }
}
