### What the operating system says of files and addresses.

no-such-file = No such file or directory
permission-denied = Permission denied
not-permitted = Operation not permitted
is-a-directory = Is a directory
not-a-directory = Not a directory
file-exists = File exists
no-space-left = No space left on device
read-only = Read-only file system
input-output-error = Input/output error
file-name-too-long = File name too long
address-in-use = Address already in use
address-not-here = Cannot assign requested address
connection-refused = Connection refused
