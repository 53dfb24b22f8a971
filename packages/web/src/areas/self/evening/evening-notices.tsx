import { mdiCheck } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { OwnEveningReply } from '@running-dinner/contract/evening.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FactChangeList } from '../../../features/messages/knowledge/fact-change.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useSelfSession } from '../self-session.tsx'
import { useEvening } from './use-evening.tsx'

/** Each change that the reader has not confirmed yet, over the whole width. */
export function EveningNotices() {
  const { evening, unsent } = useEvening()
  return unreadNotices(evening)
    .filter(({ id }) => unsent.every(({ noticeId }) => noticeId !== id))
    .map((notice) => <Notice key={notice.id} notice={notice} />)
}

export function unreadNotices({ notices }: OwnEveningReply): OwnEveningReply['notices'] {
  return notices.filter(({ seenAt }) => seenAt === null)
}

function Notice({ notice: { id, changes } }: { notice: OwnEveningReply['notices'][number] }) {
  const { t } = useTranslation('evening')
  const { meals } = useSelfSession()
  const { send } = useEvening()
  const titleId = useId()
  return (
    <Box component="section" aria-labelledby={titleId} className="no-print" sx={box}>
      <Typography id={titleId} variant="h2" sx={{ mb: 1 }}>
        {t('notices.title')}
      </Typography>
      <FactChangeList changes={changes} meals={meals} />
      <Button
        variant="contained"
        size="large"
        startIcon={<Icon path={mdiCheck} />}
        onClick={() => void send('SEEN', { noticeId: id })}
        sx={{ mt: 2, width: { xs: '100%', sm: 'auto' } }}
      >
        {t('send.gotIt')}
      </Button>
    </Box>
  )
}

const box = {
  p: { xs: 2, sm: 2.5 },
  borderRadius: 3,
  border: 2,
  borderColor: 'warning.main',
  bgcolor: 'color-mix(in srgb, var(--mui-palette-warning-main) 10%, var(--mui-palette-background-paper))',
}
