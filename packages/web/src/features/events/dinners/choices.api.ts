import { masterDataRoutes } from '@running-dinner/contract/events'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/http.ts'

/** Kinds of registration and rules for teams, which the server words in the reader's language. */
export function useChoices() {
  const { i18n } = useTranslation()
  return useQuery({
    queryKey: ['choices', i18n.language],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const [registrationTypes, genderAspects] = await Promise.all([
        call(masterDataRoutes.registrationTypes, { signal }),
        call(masterDataRoutes.genderAspects, { signal }),
      ])
      return { registrationTypes, genderAspects }
    },
  })
}
