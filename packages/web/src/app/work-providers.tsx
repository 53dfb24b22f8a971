import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { prepareRefusalsBy } from '../lib/api-error.ts'
import { loadIssueTexts } from '../lib/issue-text.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { ConfirmProvider } from '../ui/confirm-dialog.tsx'
import { type ToastPlace, ToastProvider } from '../ui/toasts.tsx'

prepareRefusalsBy(loadIssueTexts)

interface WorkProvidersProps {
  toasts?: ToastPlace
  children: ReactNode
}

/** Server state, toasts and confirm dialogs of the areas; public pages do without them. */
export function WorkProviders({ toasts = 'shell', children }: WorkProvidersProps) {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider place={toasts}>
        <ConfirmProvider>{children}</ConfirmProvider>
      </ToastProvider>
    </QueryClientProvider>
  )
}
