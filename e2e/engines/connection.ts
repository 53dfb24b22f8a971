import { connect, createServer, type Socket } from 'node:net'

/** A relay between browser and server. It breaks all connections while it is off: that works with every engine. */
export interface Connection {
  base: string
  setOffline(offline: boolean): void
  close(): void
}

export function openConnection(serverPort: number): Promise<Connection> {
  const open = new Set<Socket>()
  let isOffline = false
  const relay = createServer((socket) => {
    if (isOffline) return socket.destroy()
    const server = connect(serverPort, '127.0.0.1')
    for (const end of [socket, server]) {
      open.add(end)
      // The other end closes with it, which is all that a broken connection means here.
      end.on('error', () => end.destroy())
      end.on('close', () => {
        open.delete(end)
        socket.destroy()
        server.destroy()
      })
    }
    socket.pipe(server).pipe(socket)
    return undefined
  })
  return new Promise((resolve, reject) => {
    relay.on('error', reject)
    relay.listen(0, '127.0.0.1', () => {
      const address = relay.address()
      if (typeof address !== 'object' || !address) return reject(new Error('no port'))
      const breakAll = () => {
        for (const socket of open) socket.destroy()
      }
      resolve({
        base: `http://localhost:${address.port}`,
        setOffline: (offline) => {
          isOffline = offline
          if (offline) breakAll()
        },
        close: () => {
          breakAll()
          relay.close()
        },
      })
    })
  })
}
