; What numba's own runtime is on a processor, for a module of WebAssembly: owners of arrays are counted without atomic
; instructions, and memory comes in blocks whose sizes are powers of two. A block begins with the number of its owners and
; the logarithm of its size; a vacant one has the next vacant one of its size in place of its contents.

target triple = "wasm32-unknown-unknown"

@__heap_base = external global i8
@unused = internal global i32 ptrtoint (ptr @__heap_base to i32)
@vacant = internal global [64 x ptr] zeroinitializer

declare i64 @llvm.ctlz.i64(i64, i1)
declare i32 @llvm.wasm.memory.size.i32(i32)
declare i32 @llvm.wasm.memory.grow.i32(i32, i32)
declare void @llvm.trap()

define ptr @NRT_MemInfo_alloc_aligned(i64 %bytes, i32 %alignment) noinline {
  %needed = add i64 %bytes, 31
  %zeros = call i64 @llvm.ctlz.i64(i64 %needed, i1 true)
  %logarithm = sub i64 64, %zeros
  %slot = getelementptr [64 x ptr], ptr @vacant, i64 0, i64 %logarithm
  %first = load ptr, ptr %slot
  %none = icmp eq ptr %first, null
  br i1 %none, label %fresh, label %reused
reused:
  %link = getelementptr i8, ptr %first, i64 16
  %next = load ptr, ptr %link
  store ptr %next, ptr %slot
  store i64 1, ptr %first
  ret ptr %first
fresh:
  %size = shl i64 1, %logarithm
  %start = load i32, ptr @unused
  %from = zext i32 %start to i64
  %end = add i64 %from, %size
  %pages = call i32 @llvm.wasm.memory.size.i32(i32 0)
  %wide = zext i32 %pages to i64
  %room = shl i64 %wide, 16
  %fits = icmp ule i64 %end, %room
  br i1 %fits, label %taken, label %grown
grown:
  %missing = sub i64 %end, %room
  %rounded = add i64 %missing, 65535
  %more = lshr i64 %rounded, 16
  %narrow = trunc i64 %more to i32
  %before = call i32 @llvm.wasm.memory.grow.i32(i32 0, i32 %narrow)
  %full = icmp eq i32 %before, -1
  br i1 %full, label %stopped, label %taken
stopped:
  call void @llvm.trap()
  unreachable
taken:
  %after = trunc i64 %end to i32
  store i32 %after, ptr @unused
  %block = inttoptr i32 %start to ptr
  store i64 1, ptr %block
  %kept = getelementptr i8, ptr %block, i64 8
  store i64 %logarithm, ptr %kept
  ret ptr %block
}

define ptr @NRT_MemInfo_data_fast(ptr %block) alwaysinline {
  %contents = getelementptr i8, ptr %block, i64 16
  ret ptr %contents
}

define void @NRT_incref(ptr %block) alwaysinline {
  %none = icmp eq ptr %block, null
  br i1 %none, label %done, label %owned
owned:
  %owners = load i64, ptr %block
  %more = add i64 %owners, 1
  store i64 %more, ptr %block
  br label %done
done:
  ret void
}

define void @NRT_decref(ptr %block) {
  %none = icmp eq ptr %block, null
  br i1 %none, label %done, label %owned
owned:
  %owners = load i64, ptr %block
  %fewer = sub i64 %owners, 1
  store i64 %fewer, ptr %block
  %last = icmp eq i64 %fewer, 0
  br i1 %last, label %freed, label %done
freed:
  %kept = getelementptr i8, ptr %block, i64 8
  %logarithm = load i64, ptr %kept
  %slot = getelementptr [64 x ptr], ptr @vacant, i64 0, i64 %logarithm
  %first = load ptr, ptr %slot
  %link = getelementptr i8, ptr %block, i64 16
  store ptr %first, ptr %link
  store ptr %block, ptr %slot
  br label %done
done:
  ret void
}

define ptr @allocate(i32 %bytes) {
  %wide = zext i32 %bytes to i64
  %block = call ptr @NRT_MemInfo_alloc_aligned(i64 %wide, i32 16)
  %contents = getelementptr i8, ptr %block, i64 16
  ret ptr %contents
}

define void @release(ptr %contents) {
  %block = getelementptr i8, ptr %contents, i64 -16
  call void @NRT_decref(ptr %block)
  ret void
}
