import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { ImportPreview } from '@running-dinner/contract/participants.ts'
import { columnNoticeCodes } from '@running-dinner/domain/participant-import/column-notices.ts'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useAdminId } from '../../shell/admin-dinner.ts'

/** What the file holds and nobody asks here, before it gets lost unnoticed. */
export function LeftOutColumns({ columns }: { columns: ImportPreview['columns'] }) {
  const { t } = useTranslation('participants')
  const adminId = useAdminId()
  const notices = columnNoticeCodes.flatMap((notice) => {
    const names = columns.filter((column) => column.notice === notice).map(({ header }) => header)
    return names.length > 0 ? [{ notice, names }] : []
  })
  if (notices.length === 0) return null
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      {notices.map(({ notice, names }) => (
        <Box key={notice} sx={{ overflowWrap: 'anywhere' }}>
          {t(`importPage.notices.${notice}`, { count: names.length, columns: names.join(', ') })}
        </Box>
      ))}
      <Link
        component={RouterLink}
        to={`${paths.admin.settings(adminId)}#form`}
        sx={{ display: 'inline-block', py: 0.5 }}
      >
        {t('importPage.notices.settings')}
      </Link>
    </Alert>
  )
}
