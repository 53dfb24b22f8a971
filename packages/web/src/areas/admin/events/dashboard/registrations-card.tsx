import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { RegistrationInfo } from '@running-dinner/contract/participants.ts'
import { fullName } from '@running-dinner/domain/people/participants/participant.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useRegistrations } from '../../../../features/people/participants/registrations.api.ts'
import { paths } from '../../../../lib/paths.ts'
import { CardSection } from '../../../../ui/card-section.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { ListSkeleton } from '../../../../ui/skeletons.tsx'
import { ConfirmButton } from '../../people/participants/unconfirmed/confirm-button.tsx'
import { RegistrationFacts } from '../../people/participants/unconfirmed/registration-facts.tsx'
import { useAdminDinner, useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'

/** The latest registrations, unconfirmed ones on top. No card for events without registration. */
export function RegistrationsCard() {
  const { registrationType } = useAdminDinner().basicDetails
  return registrationType === 'CLOSED' ? null : <Registrations />
}

function Registrations() {
  const { t } = useTranslation('roster')
  const adminId = useAdminId()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useRegistrations(adminId)
  const registrations = data?.pages.flatMap((page) => page.registrations) ?? []
  const tooOld = new Set(data?.pages[0]?.notActivatedRegistrationsTooOld.map(({ id }) => id))
  const hasUnconfirmed = registrations.some(({ activationDate }) => activationDate === null)
  return (
    <CardSection
      title={t('unconfirmed.title')}
      aside={
        hasUnconfirmed && (
          <MuiLink component={Link} to={`${paths.admin.participants(adminId)}?filter=unconfirmed`} variant="body2">
            {t('unconfirmed.all')}
          </MuiLink>
        )
      }
    >
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={3} />}
      {data && registrations.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('unconfirmed.nobodyYet')}</Typography>
      )}
      <Box component="ul" aria-label={t('unconfirmed.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {registrations.map((registration) => (
          <Entry
            key={registration.id}
            registration={registration}
            isTooOld={tooOld.has(registration.id)}
            adminId={adminId}
          />
        ))}
      </Box>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ mt: 2, px: 1, mx: -1 }}>
          {t('unconfirmed.more')}
        </Button>
      )}
    </CardSection>
  )
}

interface EntryProps {
  registration: RegistrationInfo
  isTooOld: boolean
  adminId: string
}

function Entry({ registration, isTooOld, adminId }: EntryProps) {
  const isCancelled = useIsCancelled()
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1.5,
        '& + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <RegistrationFacts
          registration={registration}
          isTooOld={isTooOld}
          name={
            <MuiLink
              component={Link}
              to={paths.admin.participant(adminId, registration.id)}
              underline="hover"
              sx={{ color: 'text.primary' }}
            >
              {fullName(registration)}
            </MuiLink>
          }
        />
      </Box>
      {registration.activationDate === null && !isCancelled && <ConfirmButton registration={registration} />}
    </Box>
  )
}
