import { mdiAccountSearchOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../../../ui/empty-state.tsx'

interface NobodyFoundProps {
  typed: string
  hasFilters: boolean
  onClearSearch: () => void
  onClearFilters: () => void
}

/** Offers to clear the search or the filters that leave no row. */
export function NobodyFound({ typed, hasFilters, onClearSearch, onClearFilters }: NobodyFoundProps) {
  const { t } = useTranslation(['participants', 'roster'])
  const isSearching = typed !== ''
  return (
    <EmptyState
      icon={mdiAccountSearchOutline}
      title={t('search.nobodyTitle')}
      action={
        <>
          {isSearching && (
            <Button variant="outlined" onClick={onClearSearch}>
              {t('search.clear')}
            </Button>
          )}
          {hasFilters && (
            <Button variant="outlined" onClick={onClearFilters}>
              {t('roster:filters.clear')}
            </Button>
          )}
        </>
      }
    >
      {isSearching ? t('search.nobody', { typed }) : t('roster:filters.nobody')}
    </EmptyState>
  )
}
