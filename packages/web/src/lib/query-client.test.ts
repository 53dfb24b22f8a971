import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { createQueryClient } from './query-client.ts'

const unanswered = () => Promise.reject(new ApiError(undefined, []))

afterEach(() => onlineManager.setOnline(true))

test('a press without a connection fails at once and does nothing later', async () => {
  const client = createQueryClient()
  client.mount()
  onlineManager.setOnline(false)
  const mutationFn = vi.fn(unanswered)
  await expect(new MutationObserver(client, { mutationFn }).mutate()).rejects.toThrow('no reply')
  onlineManager.setOnline(true)
  await client.resumePausedMutations()
  expect(mutationFn).toHaveBeenCalledTimes(1)
  client.unmount()
})

test('what cannot be loaded without a connection fails, and is loaded once there is one', async () => {
  const client = createQueryClient()
  client.mount()
  onlineManager.setOnline(false)
  const queryFn = vi.fn<() => Promise<string>>(unanswered)
  const query = new QueryObserver(client, { queryKey: ['page'], queryFn, retryDelay: 0 })
  const unsubscribe = query.subscribe(() => {})
  await vi.waitFor(() => expect(query.getCurrentResult().isError).toBe(true))
  queryFn.mockResolvedValue('data')
  onlineManager.setOnline(true)
  await vi.waitFor(() => expect(query.getCurrentResult().data).toBe('data'))
  unsubscribe()
  client.unmount()
})
