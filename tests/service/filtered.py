"""Runs a command as a plain user under an allow-list of system calls, as systemd would, and reports what it refuses.

filtered.py ERRNO USER CALLS COMMAND...: CALLS is a file with a name a line. ERRNO is the number that an unlisted call is
answered with, and 0 kills the process instead. Each refused call's name is printed once to standard error, after
"refused: ". Needs libseccomp 2.5.
"""

import array, ctypes, os, signal, socket, struct, sys, threading

errno, (uid, gid), calls = int(sys.argv[1]), map(int, sys.argv[2].split(':')), open(sys.argv[3]).read().split()
ALLOW, KILL, NOTIFY = 0x7FFF0000, 0x80000000, 0x7FC00000
library = ctypes.CDLL('libseccomp.so.2', use_errno=True)
library.seccomp_init.restype = ctypes.c_void_p
library.seccomp_syscall_resolve_num_arch.restype = ctypes.c_char_p
ours, theirs = socket.socketpair()

child = os.fork()
if child == 0:
    if os.getuid() == 0:
        os.setgroups([])
        os.setgid(gid)
        os.setuid(uid)
    context = ctypes.c_void_p(library.seccomp_init(NOTIFY if errno else KILL))
    for name in calls:
        number = library.seccomp_syscall_resolve_name(name.encode())
        if number >= 0:
            library.seccomp_rule_add(context, ALLOW, number, 0)
    if library.seccomp_load(context) != 0:
        sys.exit('The filter could not be loaded')
    if errno:
        listener = library.seccomp_notify_fd(context)
        theirs.sendmsg([b'.'], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array('i', [listener]))])
        os.close(listener)
    os.execvp(sys.argv[4], sys.argv[4:])


def answer(listener):
    """Answers each unlisted call. The kernel's own records: an id, a process, flags and the call's number first."""
    request, response = ctypes.c_void_p(), ctypes.c_void_p()
    library.seccomp_notify_alloc(ctypes.byref(request), ctypes.byref(response))
    reported = set()
    while library.seccomp_notify_receive(listener, request) == 0:
        id, _, _, number, architecture = struct.unpack('QIIiI', ctypes.string_at(request, 24))
        if number not in reported:
            reported.add(number)
            name = library.seccomp_syscall_resolve_num_arch(architecture, number)
            print('refused:', (name or str(number).encode()).decode(), file=sys.stderr, flush=True)
        ctypes.memmove(response, struct.pack('QqiI', id, 0, -errno, 0), 24)
        library.seccomp_notify_respond(listener, response)
        ctypes.memset(request, 0, 80)


theirs.close()
if errno:
    _, data, _, _ = ours.recvmsg(1, socket.CMSG_LEN(4))
    threading.Thread(target=answer, args=(array.array('i', data[0][2])[0],), daemon=True).start()
for number in (signal.SIGTERM, signal.SIGINT):
    signal.signal(number, lambda received, _: os.kill(child, received))
_, status = os.waitpid(child, 0)
if os.WIFSIGNALED(status):
    sys.exit(f'killed by {signal.Signals(os.WTERMSIG(status)).name}')
sys.exit(os.WEXITSTATUS(status))
