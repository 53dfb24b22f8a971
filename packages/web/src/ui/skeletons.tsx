import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Container from '@mui/material/Container'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'

/** Announces loading once, while the grey shapes keep the place of what comes. */
function Loading({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation()
  return (
    <Box role="status" aria-label={t('loading')}>
      {children}
    </Box>
  )
}

export function ListSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <Loading>
      <Card>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have nothing but their place
          <Box key={row} sx={{ display: 'flex', gap: 2, p: 2, borderTop: row === 0 ? 0 : 1, borderColor: 'divider' }}>
            <Skeleton variant="rounded" width={32} height={24} />
            <Skeleton width="40%" />
            <Skeleton width="20%" sx={{ ml: 'auto' }} />
          </Box>
        ))}
      </Card>
    </Loading>
  )
}

export function CardsSkeleton({ cards = 3 }: { cards?: number }) {
  return (
    <Loading>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))' }}>
        {Array.from({ length: cards }, (_, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards have nothing but their place
          <Skeleton key={card} variant="rounded" height={160} />
        ))}
      </Box>
    </Loading>
  )
}

export function FormSkeleton({ fields = 5 }: { fields?: number }) {
  return (
    <Loading>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 640 }}>
        {Array.from({ length: fields }, (_, field) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields have nothing but their place
          <Skeleton key={field} variant="rounded" height={56} />
        ))}
      </Box>
    </Loading>
  )
}

export function PageSkeleton() {
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 } }}>
      <Skeleton variant="text" width="40%" sx={{ fontSize: '2rem', mb: 3 }} />
      <CardsSkeleton />
    </Container>
  )
}
