import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'

export { CardsSkeleton, FormSkeleton, PageSkeleton } from '../kit/skeletons.tsx'

/** Announces loading once, while the grey shapes keep the place of what comes. */
function Loading({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation()
  return (
    <Box role="status" aria-label={t('loading')}>
      {children}
    </Box>
  )
}

/** Rows of 44 px, as on the pages of lists. */
export function ListSkeleton({ rows = 12 }: { rows?: number }) {
  return (
    <Loading>
      <Card>
        {Array.from({ length: rows }, (_, row) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows have nothing but their place
            key={row}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              px: 2,
              height: 44,
              borderTop: row === 0 ? 0 : 1,
              borderColor: 'divider',
            }}
          >
            <Skeleton variant="rounded" width={32} height={24} />
            <Skeleton width="40%" />
            <Skeleton width="20%" sx={{ ml: 'auto' }} />
          </Box>
        ))}
      </Card>
    </Loading>
  )
}

/** Four figures, on a phone below the first card, then cards in a wide and a narrow column. */
export function DashboardSkeleton() {
  return (
    <Loading>
      <Skeleton variant="rounded" height={200} sx={{ display: { sm: 'none' }, mb: 3 }} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1, sm: 2 },
          mb: 3,
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {Array.from({ length: 4 }, (_, figure) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the figures have nothing but their place
          <Skeleton key={figure} variant="rounded" sx={{ height: { xs: 104, sm: 112 } }} />
        ))}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
          <Skeleton variant="rounded" height={200} sx={{ display: { xs: 'none', sm: 'block' } }} />
          <Skeleton variant="rounded" height={260} />
        </Box>
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
          <Skeleton variant="rounded" height={220} />
          <Skeleton variant="rounded" height={180} />
        </Box>
      </Box>
    </Loading>
  )
}

/** A card with a sentence and a button, then a few rows. */
export function VerdictSkeleton() {
  return (
    <Loading>
      <Box sx={{ display: 'grid', gap: { xs: 2, sm: 3 } }}>
        <Card
          sx={{ p: { xs: 2, sm: 3 }, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 2 }}
        >
          <Box sx={{ flex: '1 1 300px' }}>
            <Skeleton width="70%" sx={{ fontSize: '1.75rem' }} />
            <Skeleton width="90%" />
          </Box>
          <Skeleton variant="rounded" height={40} sx={{ flex: { xs: '1 1 100%', sm: '0 0 180px' } }} />
        </Card>
        <div>
          <Skeleton width={120} sx={{ mb: 1 }} />
          <Card>
            {Array.from({ length: 3 }, (_, row) => (
              <Box
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows have nothing but their place
                key={row}
                sx={{ px: 2, py: 1.75, borderTop: row === 0 ? 0 : 1, borderColor: 'divider' }}
              >
                <Skeleton width={`${70 - row * 12}%`} />
              </Box>
            ))}
          </Card>
        </div>
      </Box>
    </Loading>
  )
}

/** Columns with a head and cards of two lines; a phone has one column. */
export function ColumnsSkeleton({ columns, cards }: { columns: number; cards: number }) {
  return (
    <Loading>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${columns}, minmax(0, 1fr))` },
        }}
      >
        {Array.from({ length: columns }, (_, column) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns have nothing but their place
            key={column}
            sx={{ display: { xs: column === 0 ? 'grid' : 'none', md: 'grid' }, gap: 1.5 }}
          >
            <Skeleton width="60%" height={44} />
            {Array.from({ length: cards }, (_, card) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cards have nothing but their place
              <Skeleton key={card} variant="rounded" height={96} />
            ))}
          </Box>
        ))}
      </Box>
    </Loading>
  )
}

/** Most of the page is the map. */
export function MapSkeleton() {
  return (
    <Loading>
      <Skeleton variant="rounded" height="60dvh" />
    </Loading>
  )
}
